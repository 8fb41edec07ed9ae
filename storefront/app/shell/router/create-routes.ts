import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import { type Route, routes } from '../../routes.ts';
import { Frame, FrameFallback } from '../frame/frame.tsx';
import type { ScreenContext, ScreenModule } from '../screen.ts';
import { ScreenError, AppError } from '../errors/error-state.tsx';

export interface RouteParts {
  queries: QueryClient;
  /** Where to redirect instead of opening an address; null opens it. */
  guard: (url: URL) => Promise<string | null>;
  /** Runs a screen's loader: the server waits for it, the browser opens the screen meanwhile. */
  load: (route: Route, context: ScreenContext) => Promise<void>;
  /** Loads the texts of a screen before it is shown. */
  loadMessages: (route: Route) => Promise<void>;
}

/** The route objects of the router; the id of each is its path. */
export function createRoutes(parts: RouteParts): RouteObject[] {
  const notFound: RouteObject = {
    id: '*',
    path: '*',
    loader: ({ request }) => runGuard(parts, new URL(request.url)),
    lazy: { Component: () => componentOf(import('../errors/not-found-screen.tsx')) },
    ErrorBoundary: ScreenError,
  };
  return [
    {
      id: 'frame',
      Component: Frame,
      HydrateFallback: FrameFallback,
      ErrorBoundary: AppError,
      children: [
        { id: '/', path: '/', loader: () => redirect('/home') },
        ...routes.map((route) => routeObject(parts, route)),
        notFound,
      ],
    },
  ];
}

function routeObject(parts: RouteParts, route: Route): RouteObject {
  return {
    id: route.path,
    path: route.path,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url);
      await runGuard(parts, url);
      await parts.load(route, { params, url, queries: parts.queries });
      return null;
    },
    lazy: { Component: () => componentOf(loadScreen(parts, route)) },
    ErrorBoundary: ScreenError,
  };
}

async function loadScreen({ loadMessages }: RouteParts, route: Route): Promise<ScreenModule> {
  const [screen] = await Promise.all([route.screen(), loadMessages(route)]);
  return screen;
}

async function runGuard({ guard }: RouteParts, url: URL): Promise<null> {
  const instead = await guard(url);
  if (instead) throw redirect(instead);
  return null;
}

/** The router renders nothing for a route whose code can't be fetched; a component that throws reaches the route's error boundary. */
async function componentOf(loading: Promise<ScreenModule>): Promise<ComponentType> {
  try {
    return (await loading).Component;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
