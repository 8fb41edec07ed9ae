/**
 * Makes things that are costly and always the same: callers who want the same thing at the same time share one making,
 * and no more than `atOnce` makings run side by side.
 */
export function oneMaking<Thing>(
  make: (name: string) => Promise<Thing>,
  atOnce: number,
): (name: string) => Promise<Thing> {
  const underWay = new Map<string, Promise<Thing>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = async () => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const done = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return (name) => {
    const known = underWay.get(name);
    if (known) return known;
    const making = turn()
      .then(() => make(name).finally(done))
      .finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}
