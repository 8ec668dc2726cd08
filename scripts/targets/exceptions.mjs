// Findings that are none, each with its reason. `around` is a pattern of the code on both sides of the finding.
export const EXCEPTIONS = [
  {
    feature: 'navigator.clipboard',
    around: /try\{(return )?await navigator\.clipboard\.writeText\(/,
    reason: 'copyText catches its absence and says how to copy by hand',
  },
  {
    feature: 'navigator.clipboard',
    around: /try\{return[^{}]*await navigator\.clipboard\.readText\(/,
    reason: 'readClipboard catches its absence and the member pastes by hand',
  },
  {
    feature: '.at()',
    around: /this\.[a-z]\.at\(-1\);(?:this\.[a-z]&&|let [a-z]=this\.[a-z]\.get\(\w\.interactionId\))/,
    reason: 'web-vitals is loaded only where Array.prototype.at is there (src/request/reportSpeed.ts)',
  },
];
