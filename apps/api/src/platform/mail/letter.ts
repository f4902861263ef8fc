import { escapeHtml } from './html.ts';
import type { Mail } from './mail.ts';

interface Letter {
  readonly sujet: string;
  readonly phrases: readonly string[];
  readonly lien?: { readonly libelle: string; readonly adresse: string };
}

const PIED = 'Francis, votre assistant fiscal. Vous ne pouvez pas répondre à ce message.';

/** Writes the same message as text and as HTML. The ticket is after `#`: a browser never sends that part to a server. */
export function writeLetter(to: string, { sujet, phrases, lien }: Letter): Mail {
  const texte = ['Bonjour,', ...phrases, ...(lien ? [`${lien.libelle} :\n${lien.adresse}`] : []), PIED].join('\n\n');
  const paragraphes = ['Bonjour,', ...phrases].map((phrase) => `<p>${escapeHtml(phrase)}</p>`);
  if (lien) paragraphes.push(`<p><a href="${escapeHtml(lien.adresse)}">${escapeHtml(lien.libelle)}</a></p>`);
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(sujet)}</title></head><body>${paragraphes.join('')}<p>${escapeHtml(PIED)}</p></body></html>`;
  return { to, subject: sujet, text: texte, html };
}
