import type { Note as NoteMarge } from '@francis/contract';
import { useRef, useState } from 'react';
import {
  ArticleCite,
  couperAuTitre,
  LienArticle,
  Note,
  typographier,
  useArticlesOuvrables,
} from '../../../design-system/index.ts';

export const idNote = (prefixe: string, note: string): string => `${prefixe}-note-${note}`;

/** Two notes of a page never bear the same name: it has their number, their answer and their title. */
export function nommerNote(note: NoteMarge, numero: number, reponse: number): string {
  const rang = Number.isNaN(numero) ? 'Note' : `Note ${numero}`;
  return `${rang}${reponse > 1 ? `, réponse ${reponse}` : ''}\u202f: ${typographier(note.titre)}`;
}

/** The title is the first sentence of the note. */
const ponctuer = (titre: string): string => (/[.!?…:]$/.test(titre) ? titre : `${titre}.`);

interface Props {
  note: NoteMarge;
  numero?: number;
  /** Unique in the page: the message. */
  prefixe: string;
  /** Of the answer in its conversation, from 1. */
  reponse: number;
}

export function NoteDeMarge({ note, numero = Number.NaN, prefixe, reponse }: Props) {
  const ouvrables = useArticlesOuvrables();
  const [ouvert, setOuvert] = useState(false);
  const bouton = useRef<HTMLButtonElement>(null);
  const id = `${idNote(prefixe, note.id)}-loi`;
  // An imported text is named « BOI-IR-BASE-20 — Charges ».
  const dite = note.genre === 'source' ? undefined : couperAuTitre(note.titre, note.texte);
  const [citation = note.titre, ...suite] = note.titre.split(' — ');
  return (
    <Note
      id={idNote(prefixe, note.id)}
      cle={note.id}
      nom={nommerNote(note, numero, reponse)}
      numero={Number.isNaN(numero) ? undefined : numero}
      titre={
        ouvrables && note.genre === 'source' ? (
          <>
            <LienArticle
              reference={citation}
              ouvert={ouvert}
              controle={id}
              onBascule={(origine) => {
                bouton.current = origine;
                setOuvert(!ouvert);
              }}
            >
              {typographier(citation)}
            </LienArticle>
            {ponctuer(typographier(['', ...suite].join(' — ')))}
          </>
        ) : (
          typographier(dite?.titre ?? ponctuer(note.titre))
        )
      }
      avertissement={note.genre === 'avertissement' || note.genre === 'hypothese'}
    >
      {typographier(dite?.suite ?? note.texte)}
      {ouvert && ouvrables && (
        <ArticleCite
          id={id}
          reference={citation}
          onFermer={() => {
            setOuvert(false);
            bouton.current?.focus();
          }}
        />
      )}
    </Note>
  );
}
