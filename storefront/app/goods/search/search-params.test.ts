import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, searchInput, parseSearch, searchPath, searchParams, sorts } from './search-params.ts';

const read = (query: string) => parseSearch(new URLSearchParams(query));

describe('the address of a search', () => {
  it('is null without a search', () => {
    expect(read('')).toBeNull();
    expect(read('q=%20%20&category=&sort=sideways')).toBeNull();
  });

  it('reads words, category and order', () => {
    expect(read('q=+wireless++headphones+&category=phone&sort=price_up')).toEqual({
      words: 'wireless headphones',
      category: 'phone',
      sort: 'price_up',
    });
    expect(read('category=0&q=tea')).toEqual({ words: 'tea', category: null, sort: 'relevance' });
  });

  it('limits words to what the API accepts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (typed) => {
        const words = read(searchParams({ words: typed, category: null, sort: 'sales' }))?.words ?? '';
        expect(words.length).toBeLessThanOrEqual(80);
        expect(words).toBe(words.trim());
      }),
    );
  });

  it('is parsed as it was written', () => {
    for (const sort of sorts) {
      for (const search of [
        { words: 'ชา 茶 & tea', category: 'food', sort },
        { words: '', category: null, sort },
        { words: '100%', category: null, sort },
      ]) {
        expect(read(searchParams(search))).toEqual(search);
      }
    }
    expect(searchPath({ words: '', category: 'toys', sort: 'relevance' })).toBe('/search?category=toys');
  });

  it('encodes filters, and swaps the ends of a reversed price range', () => {
    const narrowed = {
      words: 'tea',
      category: null,
      sort: 'sales' as const,
      priceFrom: 20,
      priceTo: 150,
      rating: 4.5 as const,
      inStock: true as const,
      freeDelivery: true as const,
      followed: true as const,
    };
    expect(read(searchParams(narrowed))).toEqual(narrowed);
    expect(read('from=150&to=20')).toMatchObject({ priceFrom: 20, priceTo: 150 });
    expect(read('from=-1&to=1e9&rating=7&stock=2')).toBeNull();
    expect(countFilters(narrowed)).toBe(5);
    expect(searchInput(narrowed)).toEqual({
      title: 'tea',
      sort: 'sales',
      price_from: '20',
      price_to: '150',
      rating: 4.5,
      in_stock: 1,
      free_delivery: 1,
      followed: 1,
    });
  });

  it('sends no defaults to the API', () => {
    expect(searchInput({ words: '', category: null, sort: 'relevance' })).toEqual({});
    expect(searchInput({ words: 'tea', category: 'food', sort: 'newest' })).toEqual({
      title: 'tea',
      category_id: 'food',
      sort: 'newest',
    });
  });
});
