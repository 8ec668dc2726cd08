// Takes the place of the service worker when a release is made with the switch off: it takes away whatever was kept, and itself.
import { forgetShell } from '@/shared/lib/offlineShell';
import type { WorkerScope } from './workerScope';

declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const { scope } = self.registration;
  event.waitUntil(forgetShell(scope).then(() => self.registration.unregister()));
});

// A page that has been told to keep the shell registers it once more, and a browser then takes back that it is to go.
self.addEventListener('fetch', (event) => event.waitUntil(self.registration.unregister()));
