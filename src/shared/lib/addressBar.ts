/** The one place that changes the document's address. Callers pass addresses that they have built or checked. */
export const addressBar = {
  /** Leaves the document for another one. */
  leave(url: string): void {
    window.location.assign(url);
  },

  /** Loads the document again from the server. */
  reload(): void {
    window.location.reload();
  },

  /** Changes only what stands behind '#', without a history entry and without telling the router. */
  replaceHash(hash: string): void {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  },
};
