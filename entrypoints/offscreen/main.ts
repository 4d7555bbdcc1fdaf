import { CONNECT } from '#lib/browser/device/connect.ts';
import { createDeviceHost } from '#lib/browser/device/device-host.ts';
import { servePort } from '#lib/service/hosts/browser/serve-port.ts';

// Registered before anything is awaited: the worker sends its port as soon as this page is there.
const host = createDeviceHost();
navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === CONNECT && port) servePort(port, host);
});
