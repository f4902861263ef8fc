import type { Calcul, Note as NoteMarge } from '@francis/contract';
import { type ReactNode, use, useMemo, useRef, useState } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import {
  Alinea,
  ArticleCite,
  segmenterReferences,
  typographier,
  useArticlesOuvrables,
  useImpression,
} from '../../../design-system/index.ts';
import { CalculOuvert } from './CalculOuvert.tsx';
import { ContexteLecture, ContexteRang, idLoi, idTrace, type Lecture, useLecture } from './contexte.ts';
import { Lien } from './Lien.tsx';
import { calculsDuPapier } from './papier.ts';
import { NoteDeMarge } from './NoteDeMarge.tsx';
import { type Element, rehypeAlineas, rehypeReferences, rehypeTypographie } from './rehype-alineas.ts';

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
const REHYPE = [
  [rehypeSanitize, SCHEMA],
  rehypeTypographie(typographier),
  rehypeReferences(segmenterReferences),
  rehypeAlineas,
] as NonNullable<Parameters<typeof Markdown>[0]['rehypePlugins']>;

/** On a phone the notes stand between the sentence and what follows: more than three are folded after the second. */
const NOTES_VISIBLES = 2;

function Bloc({ node, children }: { node?: Element | undefined; children?: ReactNode }) {
  const { calculs, notes, ouvert, basculer, loi, basculerLoi, revenus, deplies, deplier, prefixe, reponse } =
    useLecture();
  const ouvrables = useArticlesOuvrables();
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
      {ouvrables && loi?.startsWith(`${rang}:`) && (
        <ArticleCite
          id={idLoi(prefixe, loi)}
          cle={idLoi(prefixe, loi)}
          reference={loi.slice(rang.length + 1)}
          revenus={revenus}
          onFermer={() => basculerLoi(loi)}
        />
      )}
      {calcul && ouvert && (
        <CalculOuvert id={idTrace(prefixe, ouvert)} calcul={calcul} onFermer={() => basculer(ouvert)} />
      )}
    </ContexteRang>
  );
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
  const [loi, setLoi] = useState<string>();
  const bouton = useRef<HTMLButtonElement>(null);
  const boutonLoi = useRef<HTMLButtonElement>(null);
  const parId = useMemo(() => new Map((calculs ?? []).map((c) => [c.id, c])), [calculs]);
  const lecture = useMemo<Lecture>(
    () => ({
      prefixe,
      reponse,
      calculs: parId,
      notes: new Map((notes ?? []).map((n) => [n.id, n])),
      ouvert,
      loi,
      basculerLoi: (cle, origine) => {
        if (origine) boutonLoi.current = origine;
        setLoi(loi === cle ? undefined : cle);
        if (!origine) boutonLoi.current?.focus();
      },
      revenus: calculs?.[0]?.annee,
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
    [prefixe, reponse, parId, calculs, notes, ouvert, loi, deplies],
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
