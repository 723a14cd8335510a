/** A clinic and who checked it, as files of `content/clinics/` and `content/people/`; neither exists. */
export const ANA = `name: Ana Pérez
role: { es: Dirección de Academy, en: Head of Academy }
unit: academy
exequatur: 123-26
answersFor: { es: Responde por lo que se comprueba., en: Answers for what is checked. }
`;
export const SOL = `name: Clínica Sol
city: Santiago
place: { latitude: 19.45, longitude: -70.69 }
licence: { number: H-001, lookup: https://registro.example.com }
treatments: [ivf, icsi]
languages: [es, en]
price: { from: 4000, until: 6000, currency: USD, date: 2026-11-22 }
checks:
  - { criterion: licence, paper: { es: Su habilitación. }, by: ana, date: 2026-11-22 }
`;
