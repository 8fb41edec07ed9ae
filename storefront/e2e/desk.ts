import { createHmac } from 'node:crypto';
import type { Browser, BrowserContextOptions, Locator, Page, Request } from '@playwright/test';
import type { OperatorRole } from '@tradewind/contract/base/operator-roles';
import { type DeskSession, createDeskSession } from './books.ts';
import { expect, collectErrors } from './journey.ts';

/** The desk runs on wide screens without touch. */
export const deskScreen = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-GB',
} as const;

/** The demo world's operators share these. */
const password = 'demo1234';
const authenticatorKey = 'JBSWY3DPEHPK3PXP';

const sessions = new Map<string, Promise<DeskSession>>();
const sharedDesks = new Map<string, Promise<Desk>>();

/** A session with these roles, shared by all journeys of a worker. */
function sharedSession(roles: readonly OperatorRole[]): Promise<DeskSession> {
  const session = sessions.get(roles.join()) ?? createDeskSession(roles);
  sessions.set(roles.join(), session);
  return session;
}

/** An operator's browser beside the shopper's. */
export class Desk {
  readonly page: Page;
  private readonly errors: string[];
  private readonly pendingRequests = new Set<Request>();
  private lastRequestChange = 0;
  /** Stays open for the next journey of the worker. */
  private shared = false;

  private constructor(page: Page) {
    this.page = page;
    this.errors = collectErrors(page);
    const record = (change: () => void) => {
      change();
      this.lastRequestChange = Date.now();
    };
    page.on('request', (request) => {
      // A stream of live events never ends.
      if (request.resourceType() !== 'eventsource') record(() => this.pendingRequests.add(request));
    });
    page.on('requestfinished', (request) => record(() => this.pendingRequests.delete(request)));
    page.on('requestfailed', (request) => record(() => this.pendingRequests.delete(request)));
  }

  /** Opens a browser without a session. */
  static async open(browser: Browser, options: BrowserContextOptions = {}): Promise<Desk> {
    const context = await browser.newContext({ ...deskScreen, ...options });
    return new Desk(await context.newPage());
  }

  /** Opens a browser with a session of an operator with these roles. */
  static async openAs(
    browser: Browser,
    roles: readonly OperatorRole[],
    options: BrowserContextOptions = {},
  ): Promise<Desk> {
    return Desk.openWith(browser, 'sessionStorage', await sharedSession(roles), options);
  }

  /** Opens a browser with a stored session, of an operator in `sessionStorage` or of a shop in `localStorage`. */
  static async openWith(
    browser: Browser,
    storage: 'localStorage' | 'sessionStorage',
    session: object,
    options: BrowserContextOptions = {},
  ): Promise<Desk> {
    const desk = await Desk.open(browser, options);
    await desk.page.addInitScript(([place, stored]) => window[place].setItem('tradewind.desk', stored), [
      storage,
      JSON.stringify(session),
    ] as const);
    return desk;
  }

  /** The desk that all journeys of a worker share under a name, because loading a desk is slow. */
  static async share(name: string, open: () => Promise<Desk>): Promise<Desk> {
    const opened = sharedDesks.get(name) ?? open();
    sharedDesks.set(name, opened);
    const desk = await opened;
    desk.shared = true;
    return desk;
  }

  /** The worker's shared desk of an operator with these roles. */
  static sharedAs(browser: Browser, roles: readonly OperatorRole[]): Promise<Desk> {
    return Desk.share(roles.join(), () => Desk.openAs(browser, roles));
  }

  /** Opens the desk without a session. */
  async openSignIn(): Promise<void> {
    await this.page.goto('/console');
    await expect(this.page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  }

  /** Signs a demo operator in with the current authenticator code. */
  async signIn(email: string, code = authenticatorCode(new Date())): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByLabel('Authenticator code').fill(code);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /**
   * The addresses of all menu entries.
   *
   * @param last the name of the entry that appears last: some do once the server has confirmed the feature
   */
  async menuPaths(last: string): Promise<string[]> {
    await this.goTo('/console');
    const links = this.page.getByRole('navigation').getByRole('link');
    await expect(links.and(this.page.locator(`[href$="/${last}"]`))).toBeVisible();
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  }

  /** Opens a screen by its address: within the loaded desk, or anew when there is none or it shows this screen. */
  async goTo(path: string): Promise<void> {
    const shown = this.page.url().startsWith('http') ? new URL(this.page.url()).pathname : '';
    if (shown.startsWith('/console') && shown !== path) {
      await this.page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
    } else await this.page.goto(path);
    await this.waitUntilLoaded();
  }

  /** Opens a screen by its menu entry. */
  async openMenuEntry(path: string): Promise<void> {
    const entry = this.page.getByRole('navigation').locator(`a[href="${path}"]`);
    // By keyboard: a click waits for frames, of which Chromium at times draws none after its window has been resized.
    await entry.press('Enter');
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await this.waitUntilLoaded();
  }

  /** Waits until all requests are answered and nothing is loading. */
  private async waitUntilLoaded(): Promise<void> {
    this.lastRequestChange = Date.now();
    await expect(this.page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect
      .poll(() => this.pendingRequests.size === 0 && Date.now() - this.lastRequestChange > 100, { intervals: [50] })
      .toBe(true);
    // A bar with a value shows how much of a task is done, not that the screen is loading.
    await expect(this.page.locator('[role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
  }

  /** The messages that are shown for a while, such as those of refused requests. */
  messages(): Promise<string[]> {
    return this.page.locator('.MuiSnackbar-root').allTextContents();
  }

  /** Opens a row of a queue by a text in it. */
  async openRow(queue: string, text: string): Promise<void> {
    await this.goTo(`/console/${queue}`);
    // At its corner: in its middle there can be a link to a shopper.
    await this.page
      .getByRole('row')
      .filter({ hasText: text })
      .click({ position: { x: 2, y: 2 } });
    await expect(this.page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  }

  /** Presses a verb button, fills in its form and confirms. @returns the form, which closes on success. */
  async perform(verb: string, typed: Readonly<Record<string, string>> = {}): Promise<Locator> {
    await this.page.getByRole('button', { name: verb, exact: true }).click();
    return this.confirm(verb, typed);
  }

  /** Opens a verb's form and chooses something in it. */
  async choose(verb: string, label: string, choice: string): Promise<void> {
    await this.page.getByRole('button', { name: verb, exact: true }).click();
    await this.page.getByRole('dialog', { name: verb }).getByLabel(label).click();
    // By keyboard: a menu that still opens moves below the mouse.
    await this.page.getByRole('option', { name: choice }).press('Enter');
  }

  /** Fills in the form of a verb and confirms. */
  async confirm(verb: string, typed: Readonly<Record<string, string>>): Promise<Locator> {
    const form = this.page.getByRole('dialog', { name: verb });
    for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
    await form.getByRole('button', { name: verb, exact: true }).click();
    return form;
  }

  /** Closes the browser, unless the desk is shared. @throws when the page reported an error. */
  async close(): Promise<void> {
    if (!this.shared) await this.page.context().close();
    expect(this.errors.splice(0)).toEqual([]);
  }
}

/** The authenticator code of a moment (RFC 6238). */
export function authenticatorCode(at: Date, key = authenticatorKey): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', base32(key)).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

function base32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
