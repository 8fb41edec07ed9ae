import { useEffect, useState } from 'react';

const pauseMs = 250;

/** The value once it has not changed for 250 ms, so that not every keystroke sends a request. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
