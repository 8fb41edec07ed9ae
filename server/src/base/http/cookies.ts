import type { FastifyInstance, FastifyRequest } from 'fastify';
import { second } from '../clock/clock.ts';

/** The cookies of one request that are the server's own: no script of a page can read them. */
export interface Cookies {
  /** The value of a cookie; null when the request has none of this name. */
  read(name: string): string | null;
  /** Sets a cookie with the answer, for this many milliseconds. */
  write(name: string, value: string, life: number): void;
  remove(name: string): void;
}

/** For calls without a request, such as those of seeds. */
export const noCookies: Cookies = { read: () => null, write: () => undefined, remove: () => undefined };

declare module 'fastify' {
  interface FastifyRequest {
    /** `Set-Cookie` headers that the answer gets. */
    cookiesToSet: string[] | null;
  }
  interface FastifyInstance {
    usesHttps: boolean;
  }
}

/** Lets requests set cookies. @param https whether browsers reach the server by https, although a proxy may not. */
export function acceptCookies(app: FastifyInstance, https: boolean): void {
  app.decorate('usesHttps', https);
  app.decorateRequest('cookiesToSet', null);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.cookiesToSet) reply.header('set-cookie', request.cookiesToSet);
    done();
  });
}

/**
 * The own cookies of a request. Over https their names begin with `__Host-`, so that no other host and no connection
 * without TLS can set them; browsers take no such name over http, as on localhost.
 */
export function cookiesOf(request: FastifyRequest): Cookies {
  const isSecure = request.protocol === 'https' || request.server.usesHttps;
  const fullName = (name: string) => `${isSecure ? '__Host-' : ''}${name}`;
  const set = (name: string, value: string, seconds: number) => {
    const cookie = `${fullName(name)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;
    request.cookiesToSet = [...(request.cookiesToSet ?? []), isSecure ? `${cookie}; Secure` : cookie];
  };
  return {
    read(name) {
      const start = `${fullName(name)}=`;
      const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
      return parts.find((part) => part.startsWith(start))?.slice(start.length) || null;
    },
    write: (name, value, life) => set(name, value, Math.floor(life / second)),
    remove: (name) => set(name, '', 0),
  };
}
