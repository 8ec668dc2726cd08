/** Stands in for the browser's `ResizeObserver`, which jsdom lacks, until the end of the test. The answer tells everybody who looks. */
export function fakeResizeObserver(): () => void {
  const told = new Set<() => void>();
  window.ResizeObserver = class {
    tell: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.tell = () => callback([], this);
    }
    observe() {
      told.add(this.tell);
    }
    unobserve() {}
    disconnect() {
      told.delete(this.tell);
    }
  };
  return () => {
    for (const tell of told) tell();
  };
}

/** jsdom has none again. */
export function dropResizeObserver(): void {
  Reflect.deleteProperty(window, 'ResizeObserver');
}
