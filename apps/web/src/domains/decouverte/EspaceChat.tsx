import { Chat } from '../assistant/index.ts';
import { AccueilDuChat } from './AccueilDuChat.tsx';

/** The chat, and the welcome of whoever never answered it. */
export function EspaceChat() {
  return (
    <AccueilDuChat>
      <Chat />
    </AccueilDuChat>
  );
}
