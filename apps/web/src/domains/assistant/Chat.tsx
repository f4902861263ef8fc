export function Chat() {
  return <main id="contenu">Chat</main>;
}
