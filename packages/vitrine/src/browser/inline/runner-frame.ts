import { CONNECT, SANDBOX, type RunnerFrameMessage } from '../editor/runner/messages.ts';

/*
 * The outer document of a runner. The page around it says what runs and by which policy; an inner iframe,
 * without an origin whoever asks, inherits that policy and gets the port to the page.
 */

let isFilled = false;
addEventListener('message', ({ data, source, ports }) => {
  if (source !== parent || parent === window || isFilled) return;
  isFilled = true;
  const { policy, html } = data as RunnerFrameMessage;
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  const inner = document.createElement('iframe');
  inner.title = 'Preview';
  inner.setAttribute('sandbox', SANDBOX);
  inner.srcdoc = html;
  // After the text was given, which the policy would not let pass; before the frame, which inherits it.
  document.head.append(meta);
  inner.onload = () => {
    inner.onload = null;
    inner.contentWindow!.postMessage(CONNECT, '*', [...ports]);
  };
  document.body.append(inner);
});
