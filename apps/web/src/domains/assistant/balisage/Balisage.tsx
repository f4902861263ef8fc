import type { Calcul, Note as NoteMarge } from '@francis/contract';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import {
  Alinea,
  formaterEuros,
  formaterValeur,
  Montant,
  Trace,
  typographier,
  useImpression,
} from '../../../design-system/index.ts';
import { calculsDuPapier } from './papier.ts';
import { idNote, nommerNote, NoteDeMarge } from './NoteDeMarge.tsx';
import { cibleDe, type Element, rehypeAlineas, rehypeTypographie, texteDe } from './rehype-alineas.ts';

/** Only text, lists, tables and links. No image, no raw HTML, no address other than https. */
const SCHEMA: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    'p',
    'strong',
    'em',
    'del',
    'ul',
    'ol',
    'li',
    'a',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'hr',
    'br',
    'code',
    'pre',
  ]
    .concat(['table', 'thead', 'tbody', 'tr', 'th', 'td'])
    .concat(['h1', 'h5', 'h6']),
  protocols: { href: ['https'] },
};
const REMARK = [remarkGfm];
const REHYPE = [[rehypeSanitize, SCHEMA], rehypeTypographie(typographier), rehypeAlineas] as NonNullable<
  Parameters<typeof Markdown>[0]['rehypePlugins']
>;

interface Lecture {
  prefixe: string;
  /** Of the answer in its conversation, from 1. */
  reponse: number;
  calculs: ReadonlyMap<string, Calcul>;
  notes: ReadonlyMap<string, NoteMarge>;
  /** Key of the open calculation: block and figure. */
  ouvert: string | undefined;
  basculer: (cle: string, bouton?: HTMLButtonElement) => void;
  /** Blocks whose notes are all shown, on a phone. */
  deplies: ReadonlySet<string>;
  deplier: (rang: string) => void;
}

/** On a phone the notes stand between the sentence and what follows: more than three are folded after the second. */
const NOTES_VISIBLES = 2;

const ContexteLecture = createContext<Lecture | undefined>(undefined);
const ContexteRang = createContext('0');

function useLecture(): Lecture {
  const lecture = use(ContexteLecture);
  if (!lecture) throw new Error('Balisage hors de son contexte.');
  return lecture;
}

const idTrace = (prefixe: string, cle: string): string => `${prefixe}-calcul-${cle.replace(':', '-')}`;

function Lien({ node, children }: { node?: Element | undefined; children?: ReactNode }) {
  const { calculs, notes, ouvert, basculer, deplier, prefixe, reponse } = useLecture();
  const rang = use(ContexteRang);
  if (!node) return children;

  const calcul = cibleDe(node, '#calcul-');
  if (calcul !== undefined) {
    const connu = calculs.get(calcul);
    if (!connu) return <span className="n">{children}</span>;
    const cle = `${rang}:${calcul}`;
    return (
      <Montant
        ouvert={ouvert === cle}
        controle={idTrace(prefixe, cle)}
        description={`${typographier(connu.libelle)}, revenus ${connu.annee}. Voir le calcul`}
        onBascule={(bouton) => basculer(cle, bouton)}
      >
        {children}
      </Montant>
    );
  }

  const note = cibleDe(node, '#note-');
  if (note !== undefined) {
    const connue = notes.get(note);
    if (!connue) return null;
    const id = idNote(prefixe, note);
    return (
      <a
        className="appel"
        href={`#${id}`}
        data-appel={note}
        aria-label={nommerNote(connue, Number.parseInt(texteDe(node), 10), reponse)}
        onClick={(e) => {
          e.preventDefault();
          flushSync(() => deplier(rang));
          document.getElementById(id)?.focus();
        }}
      >
        {children}
      </a>
    );
  }

  const href = node.properties['href'];
  if (typeof href !== 'string' || !href.startsWith('https://') || !URL.canParse(href)) return children;
  return (
    <a href={href} title={href} target="_blank" rel="noopener noreferrer">
      {children} <span className="destination">({new URL(href).hostname})</span>
    </a>
  );
}

function Bloc({ node, children }: { node?: Element | undefined; children?: ReactNode }) {
  const { calculs, notes, ouvert, basculer, deplies, deplier, prefixe, reponse } = useLecture();
  const rang = String(node?.properties['dataRang'] ?? '0');
  const appelees = String(node?.properties['dataNotes'] ?? '')
    .split(' ')
    .flatMap((paire) => {
      const [id = '', numero = ''] = paire.split('=');
      const note = notes.get(id);
      return note ? [{ note, numero: Number.parseInt(numero, 10) }] : [];
    });
  const [rangOuvert, idOuvert = ''] = ouvert?.split(':') ?? [];
  const papier = useImpression();
  const calcul = rangOuvert === rang && !papier ? calculs.get(idOuvert) : undefined;
  const repliees = appelees.length > NOTES_VISIBLES + 1 && !deplies.has(rang) ? appelees.length - NOTES_VISIBLES : 0;
  return (
    <ContexteRang value={rang}>
      <Alinea
        repliees={repliees}
        onDeplier={() => deplier(rang)}
        notes={
          appelees.length > 0 &&
          appelees.map(({ note, numero }) => <NoteDeMarge key={note.id} {...{ note, numero, prefixe, reponse }} />)
        }
      >
        {children}
      </Alinea>
      {calcul && ouvert && (
        <CalculOuvert id={idTrace(prefixe, ouvert)} calcul={calcul} onFermer={() => basculer(ouvert)} />
      )}
    </ContexteRang>
  );
}

function CalculOuvert({ id, calcul, onFermer }: { id: string; calcul: Calcul; onFermer?: () => void }) {
  return (
    <Trace
      id={id}
      trace={calcul.trace}
      titre={titreCalcul(calcul)}
      niveau={2}
      repere={`revenus ${calcul.annee}`}
      {...(onFermer && { onFermer })}
      total={
        estRestitution(calcul)
          ? { libelle: 'Restitution', valeur: formaterEuros(Math.abs(calcul.valeur)) }
          : { libelle: calcul.libelle, valeur: formaterValeur(calcul.valeur, calcul.unite) }
      }
    />
  );
}

/** A negative tax is money that comes back: told as such, and without its sign. */
const estRestitution = ({ regle, unite, valeur, libelle }: Calcul): boolean =>
  unite === 'EUR' && (/(^|:\s)restitution$/i.test(libelle) || (regle === 'ir.impot_final' && valeur < 0));

function titreCalcul(calcul: Calcul): string {
  const { unite } = calcul;
  if (estRestitution(calcul)) return `Calcul de la restitution de ${formaterEuros(Math.abs(calcul.valeur))}`;
  const valeur = formaterValeur(calcul.valeur, unite);
  if (unite === 'taux') return `Calcul du taux de ${valeur}`;
  return (unite === 'EUR' || unite === 'parts') && calcul.valeur >= 2
    ? `Calcul des ${valeur}`
    : `Calcul\u202f: ${valeur}`;
}

/** Named by its place: several answers of a conversation hold one. */
function Tableau({ children }: { children?: ReactNode }) {
  const { reponse } = useLecture();
  const rang = use(ContexteRang);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
    <section className="defile" tabIndex={0} aria-label={`Tableau de la réponse ${reponse}, passage ${rang}`}>
      <table>{children}</table>
    </section>
  );
}

const COMPOSANTS: Components = {
  a: Lien,
  div: Bloc,
  // Titles of an answer stay below those of the page.
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  table: Tableau,
  th: ({ children, style }) => <th align={style?.textAlign === 'right' ? 'right' : undefined}>{children}</th>,
  td: ({ children, style }) => <td align={style?.textAlign === 'right' ? 'right' : undefined}>{children}</td>,
};

interface Props {
  /** Unique in the page: the message. */
  prefixe: string;
  /** Of the answer in its conversation, from 1. */
  reponse?: number;
  markdown: string;
  calculs?: readonly Calcul[] | undefined;
  notes?: readonly NoteMarge[] | undefined;
}

/** The text of an answer: figures that open, notes in the margin, everything else made harmless. */
export function Balisage({ prefixe, reponse = 1, markdown, calculs, notes }: Props) {
  const [ouvert, setOuvert] = useState<string>();
  const [deplies, setDeplies] = useState<ReadonlySet<string>>(new Set());
  const bouton = useRef<HTMLButtonElement>(null);
  const parId = useMemo(() => new Map((calculs ?? []).map((c) => [c.id, c])), [calculs]);
  const lecture = useMemo<Lecture>(
    () => ({
      prefixe,
      reponse,
      calculs: parId,
      notes: new Map((notes ?? []).map((n) => [n.id, n])),
      ouvert,
      deplies,
      deplier: (rang) => setDeplies((avant) => (avant.has(rang) ? avant : new Set([...avant, rang]))),
      basculer: (cle, origine) => {
        if (origine) bouton.current = origine;
        if (ouvert !== cle) {
          setOuvert(cle);
          return;
        }
        setOuvert(undefined);
        bouton.current?.focus();
      },
    }),
    [prefixe, reponse, parId, notes, ouvert, deplies],
  );
  const texte = useMemo(
    () => (
      <Markdown remarkPlugins={REMARK} rehypePlugins={REHYPE} components={COMPOSANTS}>
        {markdown}
      </Markdown>
    ),
    [markdown],
  );
  const appelees = new Set([...markdown.matchAll(/\(#note-([^)]+)\)/g)].map(([, id]) => id));
  const papier = useImpression();
  const orphelines = (notes ?? []).filter((n) => !appelees.has(n.id));
  return (
    <ContexteLecture value={lecture}>
      {/* Escape, from the figure or from inside its calculation. */}
      <div
        className="texte-reponse"
        role="presentation"
        onKeyDown={(e) => {
          if (e.key === 'Escape' && ouvert) lecture.basculer(ouvert);
        }}
      >
        {texte}
        {papier &&
          calculsDuPapier(markdown, parId).map((calcul) => (
            <CalculOuvert key={calcul.id} id={`${prefixe}-papier-${calcul.id}`} calcul={calcul} />
          ))}
        {orphelines.length > 0 && (
          <Alinea notes={orphelines.map((n) => <NoteDeMarge key={n.id} note={n} {...{ prefixe, reponse }} />)}>
            {null}
          </Alinea>
        )}
      </div>
    </ContexteLecture>
  );
}
