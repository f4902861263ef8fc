import { bindSpaces } from './bind-spaces.ts';
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
  const subject = bindSpaces(sujet);
  const corps = ['Bonjour,', ...phrases.map(bindSpaces)];
  const texte = [...corps, ...(lien ? [`${bindSpaces(`${lien.libelle} :`)}\n${lien.adresse}`] : []), PIED].join('\n\n');
  const paragraphes = corps.map((phrase) => `<p>${escapeHtml(phrase)}</p>`);
  if (lien)
    paragraphes.push(`<p><a href="${escapeHtml(lien.adresse)}">${escapeHtml(bindSpaces(lien.libelle))}</a></p>`);
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${paragraphes.join('')}<p>${escapeHtml(PIED)}</p></body></html>`;
  return { to, subject, text: texte, html };
}
