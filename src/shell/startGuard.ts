/** What the script in the HTML (scripts/start-page) leaves to the app; absent in development. */
export interface StartGuard {
  /**
   * Ends the guard, since the app runs now. Returns the hash whose login answer the guard has taken out of the address
   * because the app was late, else ''.
   */
  takeOver: () => string;
}
