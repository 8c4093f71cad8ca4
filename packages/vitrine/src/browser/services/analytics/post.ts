/**
 * Sends JSON without waiting for an answer. It outlives the page and carries no cookies, which is more
 * than `navigator.sendBeacon` can say. Its type is text, so that no other origin is asked beforehand.
 */
export function post(url: string, data: Record<string, string>): void {
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(data),
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  }).catch(() => {
    // A view that is not counted is nothing to the reader.
  });
}
