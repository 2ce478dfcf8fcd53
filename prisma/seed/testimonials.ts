type DemoTestimonial = { name: string; title: string; quote: string };

export const demoTestimonials: DemoTestimonial[] = [
  {
    name: 'Anitha and Roshan D’Souza',
    title: 'Sample testimonial, owners at Balmatta Terraces',
    quote:
      'They gave us the keys in the month they had promised, and the walls have stayed dry in every monsoon since.',
  },
  {
    name: 'Ganesh Kamath',
    title: 'Sample testimonial, owner at Netravati Steps',
    quote:
      'In the evening we meet half the building on the steps. Somebody thought about that before we did.',
  },
  {
    name: 'Shabana Sheikh',
    title: 'Sample testimonial, owner at Gable Lane',
    quote:
      'My mother asked for a house with a gate and a tree. The tree was there already; they built around it.',
  },
  {
    name: 'Dr Sudha Rao',
    title: 'Sample testimonial, tenant at Karangalpady Chambers',
    quote:
      'The clinic was fitted out in five weeks, because the drains were where the drawing said they were.',
  },
  {
    name: 'Naveen and Priya Poojary',
    title: 'Sample testimonial, owners at Areca Row',
    quote: 'A year after we moved in they came back with a list, before we had made one ourselves.',
  },
  {
    name: 'Ivan Pinto',
    title: 'Sample testimonial, tenant at Lighthouse Exchange',
    quote: 'The buses stop under our floor, and at the desk you do not hear them. That was all I wanted.',
  },
];
