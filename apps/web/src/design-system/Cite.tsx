import { createContext, type ReactNode, use, useId, useRef, useState } from 'react';
import { useImpression } from './impression.ts';
import { type Segment, segmenterReferences } from './references.ts';
import { typographier } from '@francis/presentation';

export interface ArticleOuvert {
  /** « CGI art. 197 I 4 ». */
  reference: string;
  /** Year of the income whose law is read. */
  revenus?: number | undefined;
  /** What the provision gives in this computation. */
  chezVous?: ReactNode;
  id: string;
  /** Key that ties it to its call in the margin of an answer; see `Reponse`. */
  cle?: string | undefined;
  onFermer: () => void;
}

type LecteurDArticles = (article: ArticleOuvert) => ReactNode;

/** What reads a provision and shows it; without it references are plain text. Given once, around every screen. */
export const ContexteArticles = createContext<LecteurDArticles | undefined>(undefined);

/** Whether articles open on this screen: not on paper, where no link does. */
export function useArticlesOuvrables(): boolean {
  const lecteur = use(ContexteArticles);
  return !useImpression() && lecteur !== undefined;
}

/** The open article. */
export function ArticleCite(article: ArticleOuvert) {
  return use(ContexteArticles)?.(article);
}

interface PropsLien {
  reference: string;
  ouvert: boolean;
  controle: string;
  appel?: string | undefined;
  onBascule: (bouton: HTMLButtonElement) => void;
  children: string;
}

/** The name of a provision, as a link that opens it where it is read. */
export function LienArticle({ reference, ouvert, controle, appel, onBascule, children }: PropsLien) {
  const complete = typographier(reference);
  return (
    <button
      type="button"
      className="cite"
      data-appel={appel}
      aria-expanded={ouvert}
      aria-controls={ouvert ? controle : undefined}
      aria-label={children.trim() === complete ? undefined : complete}
      title={ouvert ? undefined : 'Lire l’article'}
      onClick={(e) => onBascule(e.currentTarget)}
    >
      {children}
    </button>
  );
}

interface Props {
  texte: string;
  revenus?: number | undefined;
  /** The whole text names one provision, whatever its form: « Convention France-Suisse du 9 septembre 1966 ». */
  entiere?: boolean;
  chezVous?: ReactNode;
  /** Sets the article in the margin of the answer, level with this text. */
  enMarge?: boolean;
}

/** A text whose provisions open under it, or in the margin beside it. */
export function TexteCite({ texte, revenus, entiere = false, chezVous, enMarge = false }: Props) {
  const ouvrables = useArticlesOuvrables();
  const [ouverte, setOuverte] = useState<string>();
  const bouton = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (!ouvrables) return typographier(texte);
  const fermer = (): void => {
    setOuverte(undefined);
    bouton.current?.focus();
  };
  const segments = entiere ? [{ texte, reference: texte }] : segmenterReferences(texte);
  return (
    <>
      {recoller(segments).map(({ texte: morceau, reference, avant = '', apres = '' }, rang) =>
        reference === undefined ? (
          typographier(morceau)
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the same provision may be named twice
          <span className="colle" key={`${reference}-${rang}`}>
            {avant}
            <LienArticle
              reference={reference}
              ouvert={ouverte === reference}
              controle={id}
              appel={enMarge && ouverte === reference ? id : undefined}
              onBascule={(cible) => {
                bouton.current = cible;
                setOuverte(ouverte === reference ? undefined : reference);
              }}
            >
              {typographier(morceau)}
            </LienArticle>
            {apres}
          </span>
        ),
      )}
      {ouverte !== undefined && (
        <ArticleCite
          id={id}
          reference={ouverte}
          revenus={revenus}
          chezVous={chezVous}
          cle={enMarge ? id : undefined}
          onFermer={fermer}
        />
      )}
    </>
  );
}

interface SegmentColle {
  texte: string;
  reference?: string;
  /** What opens before the article, and closes after it: no line ends between them. */
  avant?: string;
  apres?: string;
}

const FERMANTES = new Set([')', ',', '.', ';']);

function recoller(segments: readonly Segment[]): SegmentColle[] {
  const colles: SegmentColle[] = segments.map((s) => ({ ...s }));
  for (const [rang, article] of colles.entries()) {
    if (article.reference === undefined) continue;
    const avant = colles[rang - 1];
    const apres = colles[rang + 1];
    if (avant?.reference === undefined && avant?.texte.endsWith('(')) {
      avant.texte = avant.texte.slice(0, -1);
      article.avant = '(';
    }
    const signe = apres?.texte.charAt(0) ?? '';
    if (apres && apres.reference === undefined && FERMANTES.has(signe)) {
      apres.texte = apres.texte.slice(1);
      article.apres = signe;
    }
  }
  return colles;
}
