// Runs before the app: a link with ?qa=… is opened, the host that is wished for is played, the drawer is fetched.
(() => {
  const asked = new URLSearchParams(location.search).get('qa');
  const canKeep = () => {
    try {
      if (asked !== null) sessionStorage.setItem('qa', 'on');
      return sessionStorage.getItem('qa') !== undefined;
    } catch {
      return false;
    }
  };
  // What a browser is that keeps nothing for the page, the app is to show: the drawer leaves it alone.
  if (!canKeep()) return;
  // A browser that is driven by tests or measurements sees the drawer only when it asks for it.
  if (navigator.webdriver && sessionStorage.getItem('qa') === null) return;
  if (asked) {
    location.replace(`/api/__mock/qa?what=${encodeURIComponent(asked)}`);
    return;
  }
  const handedOver = [];
  window.__qaHandedOver = handedOver;
  const host = sessionStorage.getItem('qaHost') ?? '';
  const agent = { wechat: ' MicroMessenger/8.0.50', mini: ' MicroMessenger/8.0.50 miniProgram/wx0000000000000000' }[
    host
  ];
  if (agent) {
    const userAgent = navigator.userAgent + agent;
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true });
    window.__wxjs_environment = host === 'mini' ? 'miniprogram' : undefined;
    window.WeixinJSBridge = {
      invoke(name, args, callback) {
        handedOver.push({ at: Date.now(), name, args });
        dispatchEvent(new Event('qa-handed-over'));
        setTimeout(() => callback?.({ errMsg: `${name}:ok`, err_msg: `${name}:ok` }), 1);
      },
      on: () => undefined,
    };
  }
  if (sessionStorage.getItem('qaCalm') === 'on') {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      /prefers-reduced-motion: ?reduce/.test(query)
        ? {
            ...ask('all'),
            matches: true,
            media: query,
            addEventListener() {},
            removeEventListener() {},
            addListener() {},
            removeListener() {},
          }
        : ask(query);
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = '/api/__mock/qa/calm.css';
    document.documentElement.append(style);
  }
  const fetchNow = window.fetch.bind(window);
  window.__qaFetch = fetchNow;
  window.__qaOffline = sessionStorage.getItem('qaOffline') === 'on';
  window.fetch = (...args) =>
    window.__qaOffline ? Promise.reject(new TypeError('Failed to fetch')) : fetchNow(...args);
  const isOnline = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine').get;
  Object.defineProperty(navigator, 'onLine', {
    get: () => !window.__qaOffline && isOnline.call(navigator),
    configurable: true,
  });
  void import('/api/__mock/qa/main.js');
})();
