import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment, so that typing does not ask the server at every key. */
export function useDebounced<Value>(value: Value, wait = 300): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), wait);
    return () => clearTimeout(timer);
  }, [text, wait]);
  return settled;
}
