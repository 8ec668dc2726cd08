// Runs in the page before its own scripts; the predicates of the subject are put in.
(() => {
  if (window.top !== window || window.bench) return;
  const conf = CONF;
  const bench = { fcp: null, lcp: null, shifts: [], long: [], content: null, live: null, events: [] };
  window.bench = bench;
  const observe = (type, take, more) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
    } catch {
      // An older browser measures less.
    }
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    bench.lcp = startTime;
  });
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}` : '';
  };
  observe('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (!hadRecentInput) bench.shifts.push({ startTime, value, moved: sources.map(({ node }) => nameOf(node)) });
  });
  observe('longtask', ({ startTime, duration }) => bench.long.push({ startTime, duration }));
  observe('event', ({ interactionId, duration }) => interactionId && bench.events.push(duration), {
    durationThreshold: 16,
  });

  const isInSight = (element) => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const isInside = width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return isInside && (!element.checkVisibility || element.checkVisibility({ opacityProperty: true }));
  };
  /** `sel` in sight with `text`; nothing that matches `not`; `hash` in the address. */
  bench.holds = ({ sel, text, not, hash }) => {
    if (hash && !location.hash.includes(hash)) return false;
    if (not && document.querySelector(not)) return false;
    const words = new RegExp(text ?? '.');
    return Array.from(document.querySelectorAll(sel)).some((each) => words.test(each.textContent) && isInSight(each));
  };
  /** Answers when the first frame in which the predicate holds has been produced. */
  const watch = (predicate, done) => {
    let isWaiting = false;
    let isOver = false;
    const check = () => {
      isWaiting = false;
      if (isOver || !bench.holds(predicate)) return;
      isOver = true;
      changes.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(0);
      });
    };
    const soon = () => {
      if (isWaiting || isOver) return;
      isWaiting = true;
      requestAnimationFrame(check);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    for (const type of ['load', 'hashchange', 'transitionend', 'animationend']) addEventListener(type, soon, true);
    soon();
  };
  const mark = (name, predicate) =>
    watch(predicate, (at) => {
      bench[name] = at;
    });
  mark('content', conf.content);
  mark('live', conf.live ?? conf.content);

  /** The next touch counts: from the finger leaving the glass to the frame in which the predicate holds. */
  bench.arm = (predicate) => {
    const route = { upAt: null, doneAt: null };
    bench.route = route;
    bench.events.length = 0;
    const up = ({ timeStamp }) => {
      route.upAt = timeStamp;
    };
    addEventListener('touchend', up, { capture: true, once: true, passive: true });
    watch(predicate, (at) => {
      route.doneAt = at;
    });
  };
})();
