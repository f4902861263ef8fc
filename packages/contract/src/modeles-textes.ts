/**
 * Where a firm starts from: a frame to make one's own. No clause here is law advice to the firm, and none is said to be
 * checked by the product. A line that begins with `# ` is a heading, with `- ` an item.
 */
export const MODELES_DE_DEPART = {
  lettre_de_mission: `# Lettre de mission

{{cabinet}}
{{adresse_cabinet}}
SIRET\u202f: {{siret_cabinet}}

À l’attention de {{civilite_client}} {{prenom_client}} {{nom_client}}
{{adresse_postale_client}}
{{code_postal_client}} {{ville_client}}

Le {{date}}

# Objet de la mission

Vous nous avez demandé une étude de votre situation fiscale et patrimoniale. Cette lettre en fixe le périmètre.

Vos objectifs, tels que vous nous les avez dits\u202f: {{objectifs_patrimoniaux_client}}

# Ce que nous ferons

- Recueillir votre situation et la vérifier avec vous.
- Calculer votre impôt et chiffrer les choix possibles.
- Vous remettre un conseil écrit, daté, avec ses sources.

# Ce que vous nous confiez

Vous nous remettez des informations exactes et à jour, et nous signalez tout changement.

# Rémunération

À préciser par le cabinet.

# Signatures

Pour le cabinet, {{conseiller}}

Le client, {{prenom_client}} {{nom_client}}
`,
  rapport_adequation: `# Rapport d’adéquation

{{cabinet}}, le {{date}}

Client\u202f: {{civilite_client}} {{prenom_client}} {{nom_client}}, {{ville_client}}

# Votre situation

- Situation familiale\u202f: {{situation_maritale_client}}
- Activité\u202f: {{profession_client1}}
- Revenu net annuel\u202f: {{revenu_net_annuel_client1}}

# Vos objectifs

- Objectifs patrimoniaux\u202f: {{objectifs_patrimoniaux_client}}
- Objectifs fiscaux\u202f: {{objectifs_fiscaux_client}}
- Horizon\u202f: {{horizon_placement_client}}
- Profil de risque\u202f: {{profil_risque_investisseur_client}}

# Notre conseil

{{conseil_titre}}, validé le {{conseil_date}}

{{conseil_texte}}

# Pourquoi ce conseil vous convient

À rédiger par le conseiller.

{{conseiller}}
`,
} as const;
