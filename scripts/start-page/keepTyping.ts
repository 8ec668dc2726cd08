const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** What is typed into the field that stands there ahead of the app goes on in the app's own, and the keyboard stays open. */
export function keepTyping(): void {
  const cover = window.__START_COVER__;
  const field = document.querySelector<HTMLInputElement>('#start input');
  if (!cover || !field) return;
  const { remove } = cover;
  // Without the app the browser would load the page anew.
  field.form?.addEventListener('submit', (event) => event.preventDefault());

  function handOver(isTyping: boolean, words: string): void {
    const own = document.querySelector<HTMLInputElement>('#root input');
    if (isTyping) own?.focus({ preventScroll: true });
    if (!own || words === '') return;
    // React knows only of what comes past its own setter.
    setValue?.call(own, words);
    own.dispatchEvent(new Event('input', { bubbles: true }));
  }
  cover.remove = () => {
    const isTyping = document.activeElement === field;
    remove();
    // The cover goes while React still puts the screen in.
    void Promise.resolve().then(() => handOver(isTyping, field.value));
  };
}
