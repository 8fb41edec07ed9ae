/** The conversation of customer service, the one screen that other sites may show in a frame. */
export const isServicePath = (pathname: string): boolean => /^\/service\/?$/.test(pathname);

/** Whether this document is the conversation in a frame; it then shows no other screen. */
export const inServiceFrame: boolean =
  typeof window !== 'undefined' && window.parent !== window && isServicePath(location.pathname);
