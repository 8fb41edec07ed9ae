/** The striped edge at the foot of a card that clips its corners (`relative overflow-hidden`). */
export function Airmail() {
  return <span aria-hidden className="airmail absolute inset-x-0 bottom-0 h-[3px]" />;
}
