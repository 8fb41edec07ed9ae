/** Milliseconds. After this time without a sign of somebody, a screen counts as unattended. */
const patience = 60_000;

let lastSign = performance.now();

/** Watches for signs of somebody at this screen. */
export function watchAttendance(): void {
  const record = () => {
    lastSign = performance.now();
  };
  for (const sign of ['keydown', 'pointerdown', 'pointermove', 'wheel'])
    addEventListener(sign, record, { passive: true, capture: true });
}

/** Whether nobody is there. What an unattended screen asks by itself must not keep its session open. */
export const isUnattended = (): boolean => performance.now() - lastSign > patience;
