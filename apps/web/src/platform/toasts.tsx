import { useSyncExternalStore } from 'react';
import { BoutonIcone, Icone } from '../design-system/index.ts';

/** Short messages, top right, gone after 5 seconds. Without a library: it would inject a <style> that the policy refuses. */
const DUREE_MS = 5_000;

interface Toast {
  id: number;
  texte: string;
  erreur: boolean;
}

let toasts: readonly Toast[] = [];
let dernier = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const retirer = (id: number): void => set(toasts.filter((t) => t.id !== id));

export function toast(texte: string, options: { erreur?: boolean } = {}): void {
  const id = ++dernier;
  set([...toasts, { id, texte, erreur: options.erreur ?? false }]);
  setTimeout(() => retirer(id), DUREE_MS);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toasts() {
  const liste = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
  return (
    <div className="toasts" aria-live="polite" aria-relevant="additions">
      {liste.map((t) => (
        <div className="toast" key={t.id}>
          <Icone nom={t.erreur ? 'alerte' : 'ok'} />
          <span>{t.texte}</span>
          <BoutonIcone icone="fermer" libelle="Fermer le message" onClick={() => retirer(t.id)} />
        </div>
      ))}
    </div>
  );
}
