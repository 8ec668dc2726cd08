import { onPageReturn } from './pageReturn';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pageShow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
function showPage(state: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the signals of one return are told once', () => {
  const told = jest.fn();
  const end = onPageReturn(told);
  showPage('visible');
  pageShow(true);
  jest.advanceTimersByTime(100);
  expect(told).toHaveBeenCalledTimes(1);
  end();
});

test('hiding and the first pageshow are no return', () => {
  const told = jest.fn();
  const end = onPageReturn(told);
  showPage('hidden');
  pageShow(false);
  jest.advanceTimersByTime(1000);
  expect(told).not.toHaveBeenCalled();
  end();
});

test('the bridge that comes later is listened to', () => {
  let emit: (state: { active: unknown }) => void = () => undefined;
  const bridge = {
    on(_: string, listener: typeof emit) {
      emit = listener;
    },
  };
  const told = jest.fn();
  const end = onPageReturn(told);
  Object.assign(window, { WeixinJSBridge: bridge });
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  emit({ active: false });
  jest.advanceTimersByTime(1000);
  expect(told).not.toHaveBeenCalled();
  emit({ active: 'true' });
  jest.advanceTimersByTime(1000);
  expect(told).toHaveBeenCalledTimes(1);
  end();
  emit({ active: true });
  jest.advanceTimersByTime(1000);
  expect(told).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});
