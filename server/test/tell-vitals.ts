import { pageVitalsPath } from '../src/operations/observability/page-vitals.ts';
import type { TestApp } from './app.ts';

/** Sends what the page of a visitor measured. */
export const tellVitals = ({ app }: TestApp, payload: object, remoteAddress = '198.51.100.7') =>
  app.inject({ method: 'POST', url: pageVitalsPath, payload, remoteAddress });
