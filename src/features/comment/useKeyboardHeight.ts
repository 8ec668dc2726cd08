import { useEffect, useState } from 'react';

function keyboardHeight(): number {
  const { visualViewport } = window;
  // An enlarged page is smaller than its window without any keyboard.
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - visualViewport.height - visualViewport.offsetTop));
}

/** How much of the window's foot the keyboard covers, in CSS pixels; 0 where the window itself becomes smaller. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const follow = () => setHeight(keyboardHeight());
    follow();
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
    };
  }, []);
  return height;
}
