/**
 * Whether the app's shell is kept on the phone, so that it opens without a network. Operators write it into
 * public/app-config.js as offlineShell; what is missing there is off. Undefined when the configuration did not come: then
 * nothing is known.
 */
export function offlineSwitch(): boolean | undefined {
  const config = window.__APP_CONFIG__ as { offlineShell?: unknown } | null | undefined;
  return config ? config.offlineShell === true : undefined;
}
