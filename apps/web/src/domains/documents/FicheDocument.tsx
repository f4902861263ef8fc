import type { DocumentReponse, FaitDeDocument } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Alerte, Bouton, classeBouton, Icone } from '../../design-system/index.ts';
import { toast } from '../../platform/toasts.tsx';
import { useTitre } from '../../platform/titre.ts';
import { useAction } from '../../platform/useAction.ts';
import { profilQuery } from '../profil/index.ts';
import { confirmer, documentQuery, supprimer } from './api.ts';
import { Extrait } from './Extrait.tsx';
import { PageDessinee } from './PageDessinee.tsx';
import { Rapprochement } from './Rapprochement.tsx';
import { ecrireValeur, majuscule, nommer } from './textes.ts';

export function FicheDocument({ id }: { id: string }) {
  const { data: document, error } = useQuery(documentQuery(id));
  useTitre(document ? nommer(document) : 'Document');
  return (
    <>
      <p className="retour-doc">
        <Link className={classeBouton('discret', 'petite')} to="/documents">
          <Icone nom="gauche" petite />
          Documents
        </Link>
      </p>
      {error && !document && <Alerte ton="erreur">Ce document n’existe pas ou n’existe plus.</Alerte>}
      {document?.etat === 'attente' && (
        <>
          <h1>Lecture en cours</h1>
          <p role="status">Francis lit ce document. Une page numérisée prend jusqu’à vingt secondes.</p>
        </>
      )}
      {document?.etat === 'refuse' && (
        <>
          <h1>{nommer(document)}</h1>
          <Alerte ton="erreur">{document.refus?.detail}</Alerte>
          <p className="doux">Le fichier est effacé.</p>
        </>
      )}
      {(document?.etat === 'lu' || document?.etat === 'confirme') && <Lu key={document.etat} document={document} />}
    </>
  );
}

const pluriel = (n: number, mot: string): string => `${n} ${mot}${n > 1 ? 's' : ''}`;

function Lu({ document }: { document: DocumentReponse }) {
  const aller = useNavigate();
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const confirme = document.etat === 'confirme';
  // What is to be looked at is not taken without a look.
  const [refuses, setRefuses] = useState<ReadonlySet<string>>(
    () => new Set(document.faits.filter((f) => (confirme ? !f.accepte : f.etat !== 'sur')).map((f) => f.chemin)),
  );
  const [vise, setVise] = useState<string>();
  const faits = document.faits.map((fait, i) => ({ ...fait, rang: i + 1 }));
  const acceptes = faits.filter(({ chemin }) => !refuses.has(chemin)).map(({ chemin }) => chemin);
  const sur = faits.filter(({ etat }) => etat === 'sur').length;
  const choisir = (chemin: string, pris: boolean): void => {
    const suite = new Set(refuses);
    if (pris) suite.delete(chemin);
    else suite.add(chemin);
    setRefuses(suite);
  };
  const envoyer = (chemins: readonly string[]) =>
    agir(async () => {
      const confirmee = await confirmer(document.id, { acceptes: [...chemins] });
      client.setQueryData(documentQuery(document.id).queryKey, confirmee);
      await client.invalidateQueries({ queryKey: profilQuery.queryKey });
      toast(chemins.length > 0 ? 'Faits ajoutés à votre profil' : 'Aucun fait n’a été gardé');
    });
  const effacer = () =>
    agir(async () => {
      await supprimer(document.id);
      await client.invalidateQueries({ queryKey: ['documents'], exact: true });
      await aller('/documents');
    });
  return (
    <>
      <div className="titre-doc">
        <h1>{nommer(document)}</h1>
        <p className="doux">
          Francis a lu {pluriel(faits.length, 'fait')}.{' '}
          {confirme
            ? 'Votre choix est fait.'
            : 'Rien ne va au profil sans votre accord. D’un couple, un revenu n’y va que si celui de chacun a été lu et accepté.'}
        </p>
      </div>
      <div className="corps-doc">
        <figure className="doc-lu">
          {document.pages.map((page, i) =>
            faits.some((fait) => fait.page === i + 1) || i === 0 ? (
              // oxlint-disable-next-line react/no-array-index-key -- a page has no other name than its rank.
              <PageDessinee
                key={i}
                page={page}
                numero={i + 1}
                faits={faits}
                vise={vise}
                refuses={refuses}
                onViser={setVise}
              />
            ) : null,
          )}
          <figcaption className="petit doux">
            Seuls les libellés connus et les chiffres lus sont redessinés. Nom, adresse et numéros sont masqués.
          </figcaption>
        </figure>
        <div>
          <section className="bloc-doc" aria-labelledby="lus">
            <div className="registre">
              <h2 id="lus">Ce que j’ai lu</h2>
              <p className="chapeau">
                {pluriel(sur, 'sûr')}
                {faits.length > sur && `, ${faits.length - sur} à vérifier`}
              </p>
            </div>
            <ul className="faits-doc">
              {faits.map((fait) => (
                <LigneDeFait
                  key={fait.chemin}
                  fait={fait}
                  page={document.pages[fait.page - 1]}
                  pris={!refuses.has(fait.chemin)}
                  ouvert={vise === fait.chemin}
                  fige={confirme}
                  onChoisir={(pris) => choisir(fait.chemin, pris)}
                  onOuvrir={() => setVise(vise === fait.chemin ? undefined : fait.chemin)}
                />
              ))}
            </ul>
          </section>
          {document.ecartes.length > 0 && (
            <section className="bloc-doc" aria-labelledby="laisses">
              <h2 id="laisses">Laissé vide</h2>
              <ul className="ecartes-doc">
                {document.ecartes.map(({ chemin, libelle, raison }) => (
                  <li key={chemin}>
                    <b>{majuscule(libelle)}</b>
                    {'\u202f'}: {raison}.
                  </li>
                ))}
              </ul>
            </section>
          )}
          {document.rapprochement && <Rapprochement rapprochement={document.rapprochement} />}
          <div className="rangee actes-doc">
            {!confirme && (
              <>
                <Bouton
                  rang="principal"
                  disabled={occupe || acceptes.length === 0}
                  onClick={() => void envoyer(acceptes)}
                >
                  Confirmer {pluriel(acceptes.length, 'fait')}
                </Bouton>
                <Bouton disabled={occupe} onClick={() => void envoyer([])}>
                  Tout laisser
                </Bouton>
              </>
            )}
            <Bouton rang="discret" disabled={occupe} onClick={() => void effacer()}>
              Supprimer ce document
            </Bouton>
            <span className="petit doux">
              {document.garde ? 'Le fichier est gardé, chiffré, à votre demande.' : 'Le fichier est déjà effacé.'}
            </span>
          </div>
        </div>
      </div>
    </>
  );
}

interface PropsLigne {
  fait: FaitDeDocument & { rang: number };
  page: DocumentReponse['pages'][number] | undefined;
  pris: boolean;
  ouvert: boolean;
  fige: boolean;
  onChoisir: (pris: boolean) => void;
  onOuvrir: () => void;
}

function LigneDeFait({ fait, page, pris, ouvert, fige, onChoisir, onOuvrir }: PropsLigne) {
  const { rang, libelle, etat, controle, zone } = fait;
  return (
    <li className={`fait-doc${ouvert ? ' ouvert' : ''}${pris ? '' : ' refuse'}`}>
      <label className="nom-doc">
        <input type="checkbox" checked={pris} disabled={fige} onChange={(e) => onChoisir(e.target.checked)} />
        <span>{majuscule(libelle)}</span>
      </label>
      <b className="n">{ecrireValeur(fait)}</b>
      <span className={etat === 'sur' ? 'conf-doc' : 'conf-doc bas'}>{etat === 'sur' ? 'sûr' : 'à vérifier'}</span>
      <button type="button" className="zn-doc" aria-expanded={ouvert} aria-controls={`zone-${rang}`} onClick={onOuvrir}>
        <span className="vh">Zone </span>
        {rang}
      </button>
      <div className="preuve-doc" id={`zone-${rang}`} hidden={!ouvert}>
        {ouvert && <Extrait page={page} zone={zone} />}
        {controle !== null && <p className="petit">{majuscule(controle)}.</p>}
      </div>
    </li>
  );
}
