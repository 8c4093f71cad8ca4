import { focusAround, type MessageAction, type MessageContent } from '../message.ts';

interface MessageProps {
  content: MessageContent;
  action?: MessageAction;
}

/** A message in a demo's box. */
export function Message({ content: { text, code }, action }: MessageProps) {
  return (
    <p className="demo-message" role="alert" dir="auto" data-error={code}>
      {text}{' '}
      {action && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            action[1]();
          }}
        >
          {action[0]}
        </button>
      )}
    </p>
  );
}
