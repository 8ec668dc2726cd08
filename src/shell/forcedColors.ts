import './forcedColors.less';

/** What a card may be in the document; pictures, fields and buttons have edges of their own. */
const BOXES = 'section, article, nav, ul, ol, li, details, table, p, a';

/** From these on it is a card and no tag, in CSS pixels. */
const CARD = { width: 140, height: 44, radius: 10 };

function isCard(box: Element): boolean {
  const { borderTopLeftRadius, backgroundColor } = getComputedStyle(box);
  const { width, height } = box.getBoundingClientRect();
  const isGround = !/^rgba\(.*, 0\)$/.test(backgroundColor);
  return (
    isGround && Number.parseFloat(borderTopLeftRadius) >= CARD.radius && width > CARD.width && height > CARD.height
  );
}

/** The sheet knows cards by this mark: their grounds, which made them cards, are all of one colour now. */
function markCards(): void {
  for (const box of document.querySelectorAll(BOXES)) box.toggleAttribute('data-edge', isCard(box));
}

let frame = 0;
function markSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(markCards);
}

new MutationObserver(markSoon).observe(document.body, { childList: true, subtree: true });
markSoon();
