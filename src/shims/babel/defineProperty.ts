/** A computed key of a new object. */
export default function defineProperty<Value extends object>(target: Value, key: PropertyKey, value: unknown): Value {
  return Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
