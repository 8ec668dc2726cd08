export default async function stopServer(): Promise<void> {
  globalThis.previewServer?.kill();
}
