/**
 * The share of visits, 0 to 1, that tell the server how fast they were. Operators write it into public/app-config.js as
 * speedReports; what is missing or no share is 0.
 */
export function speedShare(): number {
  const { speedReports } = (window.__APP_CONFIG__ ?? {}) as { speedReports?: unknown };
  return typeof speedReports === 'number' && speedReports > 0 && speedReports <= 1 ? speedReports : 0;
}
