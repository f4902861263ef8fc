import type { Message } from '@francis/contract';
import { memo, type ReactNode, type Ref } from 'react';
import { Bouton, Etat, Reponse, segmenterReferences, TexteCite, typographier } from '../../design-system/index.ts';
import { toast } from '../../platform/toasts.tsx';
import { AvisReponse } from './AvisReponse.tsx';
import { BoutonEcouter } from '../voix/index.ts';
import { BalisageDiffere } from './balisage/BalisageDiffere.tsx';
import { enTexte } from './balisage/texte.ts';
import { ETATS, REPONSE_VIDE, redigePar } from './textes.ts';

/** The texts that neither the answer nor its margin opens already. */
function Textes({
  sources,
  texte,
  notes = [],
}: {
  sources: readonly string[];
  texte: string;
  notes?: Message['notes'];
}) {
  const ouverts = [...notes.map(({ titre }) => titre), ...segmenterReferences(texte).map((s) => s.reference ?? '')];
  const autres = sources.filter((source) => !ouverts.includes(source) && !ouverts.includes(citationDe(source)));
  if (autres.length === 0) return null;
  const suivants = autres.slice(SOURCES_MONTREES);
  return (
    <>
      <ListeDeTextes nom="Autres textes appliqués" sources={autres.slice(0, SOURCES_MONTREES)} />
      {suivants.length > 0 && (
        <details className="petit">
          <summary>{suivants.length === 1 ? 'Un autre texte' : `${suivants.length} autres textes`}</summary>
          <ListeDeTextes nom="Textes suivants" sources={suivants} />
        </details>
      )}
    </>
  );
}

/** The most decisive ones come first; the others are one click away. */
const SOURCES_MONTREES = 3;

const ListeDeTextes = ({ nom, sources }: { nom: string; sources: readonly string[] }) => (
  <ul className="textes" aria-label={nom}>
    {sources.map((source) => (
      <li key={source}>
        <TexteCite texte={citationDe(source)} entiere enMarge />
        {source.slice(citationDe(source).length)}
      </li>
    ))}
  </ul>
);

/** « CGI art. 197 — Barème » cites article 197. */
const citationDe = (source: string): string => source.split(' — ')[0] ?? source;

interface Props {
  ref: Ref<HTMLElement>;
  message: Message;
  /** Without what opens it: enough to be found in the page, and heard. */
  motsSeuls: boolean;
  /** Of the answer in its conversation, from 1. */
  rang: number;
  onSuite: (question: string) => void;
  /** What was read of the question, above the answer. */
  lu?: ReactNode;
  /** The try that the answer compares, and what becomes of it. */
  essai?: ReactNode;
  /** What answers a clarification with a tap, under it. */
  precisions?: ReactNode;
}

export const MessageFrancis = memo(function MessageFrancis({ ref, motsSeuls, ...props }: Props) {
  const { message } = props;
  const { balisage, content, statut } = message;
  const texte = balisage || content || REPONSE_VIDE;
  return (
    <Reponse
      ref={ref}
      id={`m-${message.id}`}
      sansNotes={motsSeuls}
      signe={
        <>
          <b>Francis</b>
          {statut && <Etat nom={ETATS[statut]} />}
        </>
      }
    >
      {motsSeuls ? (
        <div className="texte-reponse texte-brut">{enTexte(texte)}</div>
      ) : (
        <Contenu {...props} texte={texte} />
      )}
    </Reponse>
  );
});

function Contenu({
  message,
  texte,
  rang,
  onSuite,
  lu,
  essai,
  precisions,
}: Omit<Props, 'ref' | 'motsSeuls'> & { texte: string }) {
  const { content, calculs, notes, sources = [], suites = [], modele } = message;
  const copier = (): void => {
    navigator.clipboard
      .writeText(content)
      .then(() => toast('Réponse copiée.'))
      .catch(() => toast('La copie a été refusée par le navigateur.', { erreur: true }));
  };
  return (
    <>
      {lu}
      <BalisageDiffere prefixe={`m-${message.id}`} reponse={rang} markdown={texte} calculs={calculs} notes={notes} />
      {essai}
      {precisions}
      <div className="pied-reponse">
        <Textes sources={sources} texte={texte} notes={notes} />
        <p className="redaction">{redigePar(modele)}</p>
        <div className="suites">
          <Bouton rang="discret" taille="petite" icone="copie" onClick={copier}>
            Copier
          </Bouton>
          <AvisReponse key={`${message.id}-${message.version}`} message={message} />
          <BoutonEcouter lire={() => enTexte(content)} />
          {suites.map((suite) => (
            <Bouton key={suite} rang="discret" taille="petite" onClick={() => onSuite(suite)}>
              {typographier(suite)}
            </Bouton>
          ))}
        </div>
      </div>
    </>
  );
}
