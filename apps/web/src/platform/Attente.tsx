/** Full-page wait, silent for the first moments so that a quick answer shows nothing. */
export function Attente({ texte }: { texte: string }) {
  return (
    <main className="attente" role="status">
      <p>{texte}</p>
    </main>
  );
}
