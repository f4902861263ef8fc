import { Link, useParams } from 'react-router';
import { classeBouton } from '../../../design-system/index.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { jourLong } from '../../../platform/dates.ts';
import { Ilot } from '../../../platform/Ilot.tsx';
import { PageIntrouvable } from '../../../platform/PageErreur.tsx';
import { useTitre } from '../../../platform/titre.ts';
import { type Article, type Bloc, estPopulaire, minutesDe, type Tableau } from './article.ts';
import { articleDe, ARTICLES } from './articles/index.ts';
import { TextesCites } from './TextesCites.tsx';
import { ANNEE_REVENUS } from './chiffres.ts';
import '../pages.css';
import './blog.css';

export function PageArticle() {
  const article = articleDe(useParams()['id']);
  return article ? <Lecture article={article} /> : <PageIntrouvable />;
}

function Lecture({ article }: { article: Article }) {
  useTitre(article.titre);
  return (
    <CadrePublic>
      <article className="page page-texte">
        <p>
          <Link to="/blog">Optimisation fiscale 2025</Link>
        </p>
        <h1>{article.titre}</h1>
        <p className="doux">
          <time dateTime={article.date}>{jourLong(article.date)}</time>, relu le{' '}
          <time dateTime={article.relu}>{jourLong(article.relu)}</time> · {article.auteur} · {minutesDe(article)}
          {'\u00a0'}min de lecture
          {estPopulaire(article) && <span className="populaire">Populaire</span>}
        </p>
        <div className="article-corps">
          <div className="prose">
            {article.corps.map((bloc) => (
              <Passage key={typeof bloc === 'string' ? bloc : JSON.stringify(bloc)} bloc={bloc} />
            ))}
            <p className="cta">
              <Link className={classeBouton('principal')} to={article.simulateur.chemin}>
                {article.simulateur.libelle}
              </Link>
            </p>
          </div>
          <aside className="prose article-textes" aria-labelledby="textes">
            <h2 id="textes">Textes</h2>
            <Ilot nom="textes" de={TextesCites} props={{ textes: article.textes, revenus: ANNEE_REVENUS }} />
          </aside>
        </div>
        <div className="registre">
          <h2>Questions fréquentes</h2>
        </div>
        <dl className="faq">
          {article.faq.map(({ question, reponse }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{reponse}</dd>
            </div>
          ))}
        </dl>
        <div className="registre">
          <h2>Ressources</h2>
        </div>
        <ul className="ressources">
          {article.ressources.map(({ chemin, libelle }) => (
            <li key={chemin}>
              <Link to={chemin}>{libelle}</Link>
            </li>
          ))}
        </ul>
        <div className="registre">
          <h2>À lire ensuite</h2>
        </div>
        <ul className="ressources">
          {suivants(article).map(({ id, titre }) => (
            <li key={id}>
              <Link to={`/blog/${id}`}>{titre}</Link>
            </li>
          ))}
        </ul>
      </article>
    </CadrePublic>
  );
}

function Passage({ bloc }: { bloc: Bloc }) {
  if (typeof bloc === 'string') return <p>{bloc}</p>;
  if ('titre' in bloc) return <h2>{bloc.titre}</h2>;
  if ('tableau' in bloc) return <Calcul tableau={bloc.tableau} />;
  return (
    <ul>
      {bloc.liste.map((element) => (
        <li key={element}>{element}</li>
      ))}
    </ul>
  );
}

/** The steps of an example; its last line is the result, unless the lines only stand beside one another. */
function Calcul({ tableau: { legende, colonnes, lignes, sansTotal = false } }: { tableau: Tableau }) {
  const [etape, ...autres] = colonnes;
  return (
    <table className="tab exemple">
      <caption>{legende}</caption>
      <thead>
        <tr>
          <th scope="col">{etape}</th>
          {autres.map((nom) => (
            <th key={nom} scope="col" className="d">
              {nom}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lignes.map(([libelle, ...montants], rang) => (
          <tr key={libelle} className={!sansTotal && rang === lignes.length - 1 ? 'total' : undefined}>
            <th scope="row">{libelle}</th>
            {montants.map((montant, colonne) => (
              <td key={autres[colonne]} className="d">
                {montant}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SUIVANTS = 3;
function suivants(article: Article): readonly Article[] {
  const rang = ARTICLES.indexOf(article);
  return Array.from({ length: SUIVANTS }, (_, i) => ARTICLES[(rang + 1 + i) % ARTICLES.length]).filter(
    (a): a is Article => a !== undefined,
  );
}
