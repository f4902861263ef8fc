import { TAILLE_MAX_DOCUMENT_OCTETS } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Alerte } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { useTitre } from '../../platform/titre.ts';
import { useAction } from '../../platform/useAction.ts';
import { deposer, documentsQuery } from './api.ts';
import { FicheDocument } from './FicheDocument.tsx';
import { nommer } from './textes.ts';
import './documents.css';

const ETATS = { attente: 'lecture en cours', lu: 'à confirmer', refuse: 'non lu', confirme: 'confirmé' } as const;

export function PageDocuments() {
  const [recherche] = useSearchParams();
  const id = recherche.get('id');
  return (
    <CadreCompte large className="documents">
      {id === null ? <Liste /> : <FicheDocument key={id} id={id} />}
    </CadreCompte>
  );
}

function Liste() {
  useTitre('Documents');
  const { data, error } = useQuery(documentsQuery);
  return (
    <>
      <div className="titre-doc">
        <h1>Documents</h1>
        <p className="doux">
          Déposez un avis d’impôt, un bulletin de paie ou une déclaration. Francis en lit les faits et les vérifie
          {'\u202f'}; vous choisissez ceux qui vont à votre profil.
        </p>
      </div>
      <Depot />
      {error && !data && <Alerte ton="erreur">Vos documents n’ont pas pu être chargés.</Alerte>}
      {data?.documents.length === 0 && <p className="doux">Aucun document pour le moment.</p>}
      {data && data.documents.length > 0 && (
        <ul className="liste-doc">
          {data.documents.map((document) => (
            <li key={document.id}>
              <Link to={`/documents?id=${document.id}`}>{nommer(document)}</Link>
              <span className="doux">{ETATS[document.etat]}</span>
              <span className="petit doux n">{new Date(document.deposeLe).toLocaleDateString('fr-FR')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Depot() {
  const aller = useNavigate();
  const client = useQueryClient();
  const [garder, setGarder] = useState(false);
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const envoyer = (e: ChangeEvent<HTMLInputElement>): void => {
    const fichier = e.target.files?.[0];
    e.target.value = '';
    if (!fichier) return;
    if (fichier.size > TAILLE_MAX_DOCUMENT_OCTETS) {
      setRefus('Ce fichier dépasse 10\u00a0Mo.');
      return;
    }
    setRefus(undefined);
    void agir(async () => {
      const { id } = await deposer(fichier, garder);
      await client.invalidateQueries({ queryKey: documentsQuery.queryKey, exact: true });
      await aller(`/documents?id=${id}`);
    });
  };
  return (
    <div className="depot-doc">
      <label className={`b b-p${occupe ? ' occupe' : ''}`}>
        {occupe ? 'Envoi…' : 'Choisir un fichier'}
        <input
          type="file"
          className="vh"
          accept="application/pdf,image/jpeg,image/png"
          disabled={occupe}
          onChange={envoyer}
        />
      </label>
      <label className="nom-doc">
        <input type="checkbox" checked={garder} onChange={(e) => setGarder(e.target.checked)} />
        <span>Garder le fichier, chiffré. Sinon il est effacé dès sa lecture.</span>
      </label>
      <p className="petit doux">PDF, JPEG ou PNG, 10 Mo et vingt pages au plus.</p>
      {refus !== undefined && <Alerte ton="erreur">{refus}</Alerte>}
    </div>
  );
}
