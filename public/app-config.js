// Runtime configuration, edited on the server: docs/operate.md says what each value does. No secrets.
window.__APP_CONFIG__ = {
  urlPrefix: '',
  // Hosts as in the address bar, with port.
  hosts: {
    production: ['m.example.com'],
    test: ['m.test.example.com'],
    miniApp: ['m.example.com'],
    // Foreign hosts that links may lead to, and that pictures and films come from.
    links: [],
    pictures: [],
  },
  authorizeUrl: 'https://auth.example.com/authorize',
  oauthUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  publicAppId: '',
  wxLoginUrl: 'https://login.example.com/',
  officialAuthorizePath: '/api/miniapp/wxofficial/login/authorization',
  hospitalPath: { host: '' },
  customerService: { link: 'https://chat.example.com/', miniProgramPage: '/pages/chat/index' },
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
    organiser: '杏邻护理服务',
  },
  licences: { business: '', medical: '', device: '', icp: '' },
};
