// Runtime configuration. Operators edit this file on the server; no new build is needed.
// A missing or unfit value is replaced by the default. No secrets belong in this file.
window.__APP_CONFIG__ = {
  // Put before every API path. '' = the app's own host (no cross-site cookies).
  urlPrefix: '',

  // Hosts as in the address bar, with port.
  hosts: {
    // Production.
    production: ['m.example.com'],
    // Test: signs in through the messaging app's OAuth page.
    test: ['m.test.example.com'],
    // Production hosts that the mini-program opens: an answer "not signed in" starts the login there.
    miniApp: ['m.example.com'],
    // Foreign hosts that links from the server may lead to; others are dropped.
    links: [],
    // Foreign hosts that pictures and films come from.
    pictures: [],
  },

  // Central authorisation; the app adds ?appCode=scheduling&url=<return address>.
  authorizeUrl: 'https://auth.example.com/authorize',
  // The messaging app's OAuth page, without query (test and localhost only).
  oauthUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  // App id of the public account, also inside the mini-program.
  publicAppId: '',
  // The login host, without hash; the app adds #/wx-login?returnUrl=<return address>.
  wxLoginUrl: 'https://login.example.com/',
  // Official-account authorisation for addresses below #/keyan; the app adds ?returnUrl=<return address>.
  officialAuthorizePath: '/api/miniapp/wxofficial/login/authorization',
  // The hospital host whose path loses index.html, hisuser and the trailing slash in the return address.
  hospitalPath: { host: '' },

  // Customer service: a link in browsers, a page of the mini-program inside it. The link may hold {about} and {number}, what
  // the member was looking at; the page gets ?link=<that link>&about=…&number=… (docs/decisions/038).
  customerService: { link: 'https://chat.example.com/', miniProgramPage: '/pages/chat/index' },

  // Pages of the mini-program for subscribe messages: an order is sent, a membership ends; the app adds ?orderNo=<number>.
  // '' = results do not offer it.
  noticePages: { shipping: '', expiry: '' },

  // Share of visits that report their speed.
  speedReports: 0.1,

  // Whether the app opens without a network; false takes away what phones have kept.
  offlineShell: true,

  brand: {
    name: '杏邻',
    slogan: '护理到家，像邻里一样',
    phone: '400-000-0000',
    phoneHours: '每天 8:00–20:00',
    // In every promotion's rules.
    organiser: '杏邻护理服务',
  },
  // Business, medical practice, medical devices, ICP record (docs/decisions/098); '' shows no row.
  licences: { business: '', medical: '', device: '', icp: '' },
};
