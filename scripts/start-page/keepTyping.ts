const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** What is typed into the field that stands there ahead of the app goes on in the app's own, and the keyboard stays open. */
export function keepTyping(): void {
  const cover = window.__START_COVER__;
  const field = document.querySelector<HTMLInputElement>('#start input');
  if (!cover || !field) return;
  const { remove } = cover;
  cover.remove = () => {
    const own = document.querySelector<HTMLInputElement>('#root input');
    if (document.activeElement === field) own?.focus({ preventScroll: true });
    remove();
    if (!own || field.value === '') return;
    // React knows only of what comes past its own setter.
    setValue?.call(own, field.value);
    own.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
