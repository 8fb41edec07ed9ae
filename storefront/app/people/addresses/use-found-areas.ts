import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { areaSearchQuery } from './address-data.ts';
import type { Rows } from './use-areas.ts';

/** How long typing has to pause before a search, in milliseconds. */
const pause = 180;

interface FoundAreas {
  rows: Rows;
  /** They answer what is typed now, not what was typed before. */
  isCurrent: boolean;
  /** Why there is no answer. */
  error: Error | null;
  retry: () => void;
}

/** The areas of a country that a typed text finds, at any level; null while nothing is typed. */
export function useFoundAreas(country: string, typed: string): FoundAreas | null {
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...areaSearchQuery(country, asked),
    enabled: asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  if (text === '') return null;
  return {
    rows: data ?? (error ? [] : 'loading'),
    isCurrent: asked === text && !isPlaceholderData,
    error,
    retry: () => void refetch(),
  };
}
