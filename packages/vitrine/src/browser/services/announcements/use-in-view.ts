import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether any part of an element can be seen in the window. True until the browser has said otherwise.
 * @param id what the element shows; the element may be another one when this changes
 */
export function useInView(element: RefObject<Element | null>, id: number | null): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)!.isIntersecting),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, id]);
  return inView;
}
