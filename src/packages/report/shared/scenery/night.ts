import { type Landscape, stroke } from './picture'
import { ridge } from './ridge'

const DUSK_PEAK =
  'M-8 722C36 712 68 704 96 684c26-20 44-26 66-60 18-28 30-58 50-84 6-8 12-8 18 2 16 28 26 44 46 66 14 16 22 38 42 58 20 22 42 36 73 48v120H-8z'

/** Height lines of the dusk peak: y and opacity. */
const DUSK_LINES = [
  [584, 0.5],
  [614, 0.42],
  [646, 0.36],
  [680, 0.3],
  [716, 0.24],
] as const

const duskLines = DUSK_LINES.map(
  ([y, opacity]) =>
    `<path d="M-8 ${y}Q60 ${y - 23} 130 ${y - 8}T232 ${y - 15}T300 ${y - 6}T390 ${y - 16}" stroke-opacity="${opacity}"/>`,
).join('')

const DUSK =
  '<linearGradient id="p" x2="0" y2="1"><stop stop-color="#22394C"/><stop offset="1" stop-color="#12283B"/></linearGradient>' +
  '<linearGradient id="q" x2="0" y2="1"><stop stop-color="#7A6A68"/><stop offset="1" stop-color="#A98872" stop-opacity="0"/></linearGradient>' +
  '<path d="M-8 640C40 600 70 590 110 606s80-60 120-84 90 40 160 30v220H-8z" fill="url(#q)"/>' +
  `<path d="${DUSK_PEAK}" fill="url(#p)"/><clipPath id="c"><path d="${DUSK_PEAK}"/></clipPath>` +
  `<g clip-path="url(#c)" fill="none" stroke="#E3CB9E">${duskLines}</g>` +
  '<path d="M221 536V496" stroke="#F6E7C6" stroke-width="1.6"/><path d="M221 497h22l-5 6.500 5 6.500h-22z" fill="#E3CB9E"/>'

/** Page 5: the peak at dusk, with its flag and height lines. */
export const dusk: Landscape = { top: 440, bottom: 724, ridges: [], before: DUSK }

/** Page 6: ridges by night, low, below ring and legend. */
export const night: Landscape = {
  top: 590,
  bottom: 726,
  ridges: [
    ridge(
      '637 640 639 635 629 625 624 619 612 609 608 606 603 599 601 603 608 615 616 615 614 615 613 609 603 597 597 601 606 609 614 621 624',
      ['#376585', 0.8],
      ['#244E6C', 0],
    ),
    ridge(
      '670 668 668 665 661 662 668 673 675 678 683 683 677 668 662 659 659 659 665 668 666 661 659 664 667 667 669 667 661 657 662 669 673',
      ['#274F6D', 1],
      ['#1B4260', 0.4],
    ),
    ridge(
      '713 710 706 701 698 694 700 703 705 711 716 720 721 720 719 720 718 714 708 707 705 704 702 702 705 709 707 707 711 712 713 709 708',
      ['#12304A', 1],
      ['#0E2233', 1],
    ),
  ],
}

/** Page 7: stars, the moon’s path on the water, a boat with one lantern. */
export const stars: Landscape = {
  top: 440,
  bottom: 712,
  ridges: [
    ridge(
      '548 542 535 527 517 511 509 511 512 515 519 522 524 524 521 521 522 524 525 523 521 514 508 504 501 502 503 506 514 521 528 535 541',
      ['#2E5876', 0.9],
      ['#1D4260', 0.1],
    ),
    ridge(
      '555 553 553 556 560 565 568 569 569 567 564 561 559 558 559 562 564 568 571 575 576 577 575 574 571 567 563 558 554 549 546 545 545',
      ['#16344D', 1],
      ['#16344D', 1],
    ),
  ],
  before:
    '<linearGradient id="w" x2="0" y2="1"><stop stop-color="#24506E"/><stop offset="1" stop-color="#0E2233"/></linearGradient>' +
    '<path d="M-8 586H383V812H-8z" fill="url(#w)"/>' +
    // The moon's path on the water, then ripples.
    stroke('#F3DDB4', 'M262 596h32M256 606h44M266 617h26M258 629h38M268 642h20M262 656h30M272 671h14', 1.6) +
    '<g opacity=".4">' +
    stroke(
      '#8FB4CC',
      'M28 602h46M96 616h30M18 632h34M330 610h28M130 642h52M44 660h64M198 632h26M318 648h44M150 676h40M10 684h48M320 682h36',
      1,
    ) +
    '</g>' +
    // A boat with one lantern.
    '<circle cx="112" cy="651" r="11" fill="#F6E7C6" opacity=".16"/><circle cx="112" cy="651" r="3.200" fill="#F8EBCF"/>' +
    stroke('#F6E7C6', 'M88 662q24 10 50 0l-6 8q-19 6-38 0zM112 662v-7', 1.5),
}

/** Page 8: the letter lies before pale hills. */
export const letter: Landscape = {
  top: 570,
  bottom: 736,
  ridges: [
    ridge(
      '589 584 575 571 584 599 608 613 616 616 613 612 609 606 603 600 600 603 605 604 603 602 599 593 589 596 602 612 620 626 630 632 632',
      ['#E6D7BA', 1],
      ['#EADCC0', 0],
    ),
    ridge(
      '714 715 714 713 711 709 709 710 710 711 712 712 714 715 716 715 715 713 711 707 705 707 709 709 709 707 707 709 712 713 714 714 714',
      ['#D8C59F', 1],
      ['#E2D2B2', 0.4],
    ),
    ridge(
      '731 730 730 728 726 724 721 720 721 725 730 732 732 733 733 732 733 735 737 737 737 735 732 727 725 726 726 725 728 734 737 737 738',
      ['#7A6238', 1],
      ['#5E4A28', 1],
    ),
  ],
}
